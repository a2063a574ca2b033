import { useState } from 'react';
import { MAX_TAGS } from '@verdant/shared/contract';
import type { MoneyTransaction } from '@verdant/shared/contract';

/** Changes of a note and of tags; an unchanged field is missing. */
export type DetailChanges = {
  note?: string;
  tags?: { added: readonly string[]; removed: readonly string[] };
};

const isTag = (tags: readonly string[], text: string) => tags.some((tag) => tag.toLowerCase() === text.toLowerCase());

/** The note and the tags of a transaction while they are edited. Nothing is stored before `changes` are saved. */
export function useDetailsDraft({ note: storedNote = '', tags: storedTags = [] }: MoneyTransaction) {
  const [note, setNote] = useState(storedNote);
  const [tags, setTags] = useState<readonly string[]>(storedTags);
  const [typedTag, setTypedTag] = useState('');
  const text = typedTag.trim();
  // A tag that was typed and not added is saved as well.
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
