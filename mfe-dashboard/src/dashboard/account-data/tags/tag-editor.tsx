import { X } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { MAX_TAG, MAX_TAGS } from '@verdant/shared/contract';
import { Button } from '@verdant/shared/ui';
import type { DetailsDraft } from '../use-details-draft';
import styles from '../category-editor.module.css';
import { useTagsTexts } from './texts';

type TagEditorProps = {
  draft: DetailsDraft;
  takesFocus: boolean;
};

/** Form fields to add and remove tags of a transaction. The page must contain the suggestions as datalist `tags-in-use`. */
export function TagEditor({ draft, takesFocus }: TagEditorProps) {
  const t = useTagsTexts();
  const field = useRef<HTMLInputElement>(null);
  const { tags, typedTag, setTypedTag, addTag, removeTag } = draft;
  const add = () => {
    addTag();
    field.current?.focus();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typedTag.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <div className="v-cluster v-gap-2 v-center v-own-line">
      {tags.length > 0 && (
        <ul className={`${styles.tags} v-cluster v-gap-2 v-center`} aria-label={t('tags.label')}>
          {tags.map((tag) => (
            <li key={tag}>
              <span>{tag}</span>
              <button
                type="button"
                className="v-icon-button v-text"
                aria-label={t('tags.removeOf', { tag })}
                onClick={() => {
                  removeTag(tag);
                  field.current?.focus();
                }}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tags.length < MAX_TAGS && (
        <div className={`${styles.new} v-cluster v-gap-2 v-center`}>
          <input
            className="v-input"
            ref={field}
            // oxlint-disable-next-line no-autofocus -- the button that was pressed is gone
            autoFocus={takesFocus}
            aria-label={t('tags.new')}
            placeholder={t('tags.new')}
            list="tags-in-use"
            maxLength={MAX_TAG}
            autoComplete="off"
            value={typedTag}
            onChange={({ target }) => setTypedTag(target.value)}
            onKeyDown={addOnEnter}
          />
          <Button variant="secondary" size="sm" onClick={add}>
            {t('tags.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
