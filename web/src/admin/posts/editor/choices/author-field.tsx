import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { listAssignees } from '#shared/api/messages/message-counts.ts';
import { css } from '#styles/css';
import { assigneesKey } from '#web/admin/lib/inbox-keys.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { copy as postCopy } from '#web/admin/posts/copy.en.ts';
import type { FieldDefinition, PostDefinition } from '#web/admin/posts/post-definition.ts';
import { postsQuery } from '#web/admin/posts/post-queries.ts';
import { labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { Select } from '#web/admin/ui/fields/text-box.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { callApi } from '#web/lib/api-client.ts';
import { PostFields, type PostFieldsProps } from '../form/post-fields.tsx';
import { controlId } from '../form/post-problems.ts';
import { useDraftBase, useDraftText } from '../open-draft.ts';
import { copy } from './copy.en.ts';

interface AuthorFieldProps extends Omit<PostFieldsProps, 'fields'> {
  definition: PostDefinition;
  /** The field of the author's English and Arabic name. */
  field: FieldDefinition;
}

const id = controlId('byline');

/**
 * The author of an article: the company, always with its current name; a name that other articles have; a person of the
 * admin area; or another name. A new article is by the company, and shows its name for editing.
 */
export function AuthorField({ definition, field, ...props }: AuthorFieldProps) {
  const { draftId, onChange } = props;
  const { name: company } = useCompany();
  const isCompany = useDraftText(draftId, 'byline') === 'company';
  const isNew = useDraftBase(draftId)?.version === 0;
  const author = useDraftText(draftId, 'author');
  const [isAsked, setAsked] = useState(false);
  const { names, people } = useAuthors(definition, isAsked);
  // There may be hundreds of names: they become options when the field gets the focus.
  const offered = isAsked ? [...names.keys()] : names.has(author) ? [author] : [];
  const written = people.includes(author) ? `person:${author}` : 'other';
  const known = names.has(author) ? `name:${author}` : written;
  const choose = (value: string) => {
    const [how, ...rest] = value.split(':');
    const name = rest.join(':');
    const taken = {
      company: [company.en, company.ar],
      name: [name, names.get(name) ?? ''],
      person: [name, ''],
    }[how as 'company' | 'name' | 'person'] ?? ['', ''];
    onChange('byline', how === 'company' ? 'company' : '');
    onChange('author', taken[0] ?? '');
    onChange('authorAr', taken[1] ?? '');
  };
  /** Changes the name. A typed name is another author, so the company no longer is the author. */
  const write = useCallback(
    (name: string, text: string) => {
      onChange('byline', '');
      onChange(name, text);
    },
    [onChange],
  );
  return (
    <div className={groupStyle}>
      <div>
        <label htmlFor={id} className={labelStyle}>
          {postCopy.fields.byline.en}
        </label>
        <Select
          id={id}
          value={isCompany ? 'company' : known}
          onFocus={() => setAsked(true)}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="other">{copy.author.other}</option>
          <option value="company">{copy.author.company(company[adminLanguage])}</option>
          {offered.length > 0 && (
            <optgroup label={copy.author.names}>
              {offered.map((name) => (
                <option key={name} value={`name:${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {people.length > 0 && (
            <optgroup label={copy.author.people}>
              {people.map((name) => (
                <option key={name} value={`person:${name}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
        </Select>
      </div>
      {(isNew || !isCompany) && <PostFields fields={[field]} {...props} onChange={write} />}
    </div>
  );
}

/**
 * Returns the names of other articles' authors, each with its Arabic name. If `isAsked`, it also returns the people of
 * the admin area who are not among them.
 */
function useAuthors({ kind }: PostDefinition, isAsked: boolean) {
  const { data: rows } = useQuery({ ...postsQuery(kind), enabled: false });
  const { data: assignees } = useQuery({
    queryKey: assigneesKey,
    queryFn: ({ signal }) => callApi(listAssignees, { signal }),
    enabled: isAsked,
  });
  return useMemo(() => {
    const written = (rows ?? []).filter(({ author }) => author);
    const names = new Map(
      written
        .toSorted((one, other) => (one.author ?? '').localeCompare(other.author ?? ''))
        .map(({ author = '', authorAr = '' }) => [author, authorAr] as const),
    );
    const people = (assignees ?? [])
      .filter(({ name, canTake }) => canTake && !names.has(name))
      .map(({ name }) => name);
    return { names, people };
  }, [rows, assignees]);
}

const groupStyle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' });
