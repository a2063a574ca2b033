import { useState } from 'react';
import { MAX_TAGS } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';

export type DetailChanges = {
  note?: string;
  tags?: { added: readonly string[]; removed: readonly string[] };
};

const isTag = (tags: readonly string[], text: string) => tags.some((tag) => tag.toLowerCase() === text.toLowerCase());

/** Provides the state of a form for the note and the tags of a transaction. The caller has to save `changes`. */
export function useDetailsDraft({ note: storedNote = '', tags: storedTags = [] }: MoneyTransaction) {
  const [note, setNote] = useState(storedNote);
  const [tags, setTags] = useState<readonly string[]>(storedTags);
  const [typedTag, setTypedTag] = useState('');
  const text = typedTag.trim();
  // Saves a typed tag as well, even if the user did not press the button to add it.
  const isTyped = text !== '' && !isTag(tags, text) && tags.length < MAX_TAGS;
  const newTags = isTyped ? [...tags, text] : tags;
  const added = newTags.filter((tag) => !storedTags.includes(tag));
  const removed = storedTags.filter((tag) => !newTags.includes(tag));
  const changes: DetailChanges = {
    ...(note.trim() !== storedNote && { note }),
    ...(added.length + removed.length > 0 && { tags: { added, removed } }),
  };
  return {
    note,
    setNote,
    tags,
    typedTag,
    setTypedTag,
    addTag: () => {
      setTags(newTags);
      setTypedTag('');
    },
    removeTag: (removedTag: string) => setTags(tags.filter((tag) => tag !== removedTag)),
    changes,
  };
}

export type DetailsDraft = ReturnType<typeof useDetailsDraft>;
