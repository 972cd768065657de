import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Language, languageNames } from '#shared/language.ts';
import { type CoverageRow, coverageLevels, coverageLine, coverageRow } from '#shared/plan/coverage.ts';
import { outletTypes } from '#shared/plan/plan.ts';
import { type ProvinceId, provinces } from '#shared/plan/provinces.ts';
import { withLatinDigits } from '#shared/text/digits.ts';
import { css } from '#styles/css';
import { useFocusAfterChange } from '#web/admin/lib/focus-after-change.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { outletNames } from '#web/admin/lib/language/outlet-names.en.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldError, labelStyle } from '#web/admin/ui/fields/field-parts.tsx';
import { Select, TextInput } from '#web/admin/ui/fields/text-box.tsx';
import { IconButton } from '#web/admin/ui/icon-button.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { ContentTexts } from '../state/content-drafts.tsx';
import type { TextProblems } from '../state/text-problems.ts';
import { copy } from './copy.en.ts';

interface CoverageTablesProps {
  /** Id of the heading that names the item. */
  id: string;
  texts: ContentTexts;
  problems: TextProblems;
  onChange: (change: Partial<ContentTexts>) => void;
}

/**
 * The lines of a coverage as a table. One table serves both languages, because the page translates its provinces and
 * levels; Arabic has a table of its own if one is stored or requested.
 */
export function CoverageTables({ id, texts, problems, onChange }: CoverageTablesProps) {
  const hasArabic = texts.valueAr !== '';
  return (
    <div className={stackStyle}>
      <CoverageTable
        id={id}
        language="en"
        named={hasArabic}
        text={texts.value}
        problem={problems.value}
        onChange={(value) => onChange({ value })}
      />
      {hasArabic ? (
        <CoverageTable
          id={id}
          language="ar"
          named
          text={texts.valueAr}
          problem={problems.valueAr}
          onChange={(valueAr) => onChange({ valueAr })}
        />
      ) : (
        <p className={noteStyle}>{copy.forBoth}</p>
      )}
      {(hasArabic || texts.value) && (
        <Button
          variant="outline"
          size="s"
          aria-describedby={id}
          onClick={() => onChange({ valueAr: hasArabic ? '' : texts.value })}
          className={css({ justifySelf: 'start' })}
        >
          {hasArabic ? copy.asInEnglish : copy.ofArabic}
        </Button>
      )}
    </div>
  );
}

interface CoverageTableProps {
  id: string;
  language: Language;
  /** True to show the name of the language over the table. */
  named: boolean;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

/**
 * The lines of one text. A line that is not a row is a text field, with a button that turns it into a row if possible.
 */
function CoverageTable({ id: itemId, language, named, text, problem, onChange }: CoverageTableProps) {
  const id = `${itemId}-${language}`;
  const name = named ? `${itemId} ${id}-label` : itemId;
  const table = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  /**
   * The line whose text field has the focus. It stays a text field while a user types, even when the text has become a valid
   * row.
   */
  const [typed, setTyped] = useState<number>();
  const lines = text.split('\n');
  const rows = lines.map((line, at) => (at === typed ? undefined : coverageRow(line)));
  const shown = lines.flatMap((line, at) => (line.trim() !== '' || at === typed ? [at] : []));
  const focusOn = useFocusAfterChange(table);

  const write = (changed: readonly string[]) => onChange(changed.join('\n'));
  const replace = (at: number, line: string) => write(lines.map((one, i) => (i === at ? line : one)));
  const nameOf = (at: number) => {
    const row = rows[at];
    return row ? provinceName(row.province) : (lines[at]?.trim() ?? '');
  };
  const move = (at: number, by: -1 | 1) => {
    const place = shown.indexOf(at) + by;
    const other = shown[place];
    if (other === undefined) return;
    write(lines.map((line, i) => (i === at ? lines[other] : i === other ? lines[at] : line) ?? ''));
    setSaid(copy.moved(nameOf(at), place + 1, shown.length));
    focusOn(`[data-line="${other}"] [data-move="${by}"]`);
  };
  const remove = (at: number) => {
    const place = shown.indexOf(at);
    const next = shown[place + 1] === undefined ? shown[place - 1] : at;
    setSaid(copy.removed(nameOf(at)));
    write(lines.filter((_, i) => i !== at));
    focusOn(next === undefined ? '[data-add]' : `[data-line="${next}"] [data-remove]`);
  };
  const used = rows.flatMap((row) => (row ? [row.province] : []));
  const free = provinces.find((one) => !used.includes(one.id))?.id;
  const append = (line: string) => {
    const kept = lines.filter((one) => one.trim() !== '');
    write([...kept, line]);
    return kept.length;
  };
  const add = (province: ProvinceId) => {
    const at = append(coverageLine({ province, levels: outletTypes.map(() => 0) }, language));
    focusOn(`[data-line="${at}"] select`);
  };
  const addNote = () => {
    const at = append('');
    setTyped(at);
    focusOn(`[data-line="${at}"] input`);
  };

  return (
    <div ref={table} {...(named && { role: 'group', 'aria-labelledby': name })} className={stackStyle}>
      {named && (
        <p id={`${id}-label`} lang={language} className={labelStyle}>
          {languageNames[language]}
        </p>
      )}
      {shown.length > 0 ? (
        <table aria-labelledby={name} className={tableStyle}>
          <thead>
            <tr>
              <th scope="col">{copy.province}</th>
              {outletTypes.map((type) => (
                <th key={type} scope="col">
                  {outletNames[type]}
                </th>
              ))}
              <th scope="col">{copy.row}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((at, place) => {
              const row = rows[at];
              return (
                <tr key={at} data-line={at}>
                  {row ? (
                    <RowCells
                      row={row}
                      place={place + 1}
                      isTwice={rows.some((other, i) => i > at && other?.province === row.province)}
                      used={used}
                      onChange={(changed) => replace(at, coverageLine(changed, language))}
                    />
                  ) : (
                    <td colSpan={outletTypes.length + 1}>
                      <Note
                        place={place + 1}
                        line={lines[at] ?? ''}
                        language={language}
                        suggested={suggestedRow(lines[at] ?? '', used)}
                        onMend={(mended) => {
                          setTyped(undefined);
                          replace(at, coverageLine(mended, language));
                          focusOn(`[data-line="${at}"] select`);
                        }}
                        onFocus={() => setTyped(at)}
                        onBlur={() => {
                          setTyped(undefined);
                          if (lines[at]?.trim() === '') write(lines.filter((_, i) => i !== at));
                        }}
                        onChange={(line) => replace(at, line)}
                      />
                    </td>
                  )}
                  <td>
                    <div className={actionsStyle}>
                      <IconButton
                        tooltip={copy.up}
                        aria-label={copy.of(copy.up, nameOf(at))}
                        aria-disabled={place === 0}
                        data-move="-1"
                        onClick={() => move(at, -1)}
                      >
                        <Icon of={ArrowUp} size={18} />
                      </IconButton>
                      <IconButton
                        tooltip={copy.down}
                        aria-label={copy.of(copy.down, nameOf(at))}
                        aria-disabled={place === shown.length - 1}
                        data-move="1"
                        onClick={() => move(at, 1)}
                      >
                        <Icon of={ArrowDown} size={18} />
                      </IconButton>
                      <IconButton
                        tooltip={copy.remove}
                        aria-label={copy.of(copy.remove, nameOf(at))}
                        data-tone="danger"
                        data-remove
                        onClick={() => remove(at)}
                      >
                        <Icon of={Trash2} size={18} />
                      </IconButton>
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : (
        <p className={noteStyle}>{copy.empty}</p>
      )}
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <div className={buttonsStyle}>
        <Button
          variant="outline"
          size="s"
          data-add
          aria-describedby={itemId}
          aria-disabled={!free}
          onClick={() => free && add(free)}
        >
          <Icon of={Plus} size={16} />
          {copy.add}
        </Button>
        <Button variant="outline" size="s" aria-describedby={itemId} onClick={addNote}>
          <Icon of={Plus} size={16} />
          {copy.addNote}
        </Button>
      </div>
      <p role="status" className={css({ srOnly: true })}>
        {said}
      </p>
    </div>
  );
}

interface RowCellsProps {
  row: CoverageRow;
  /** The row's number among those in view, from 1. */
  place: number;
  /** True if a later row of the same province counts instead. */
  isTwice: boolean;
  /** The provinces that have a row. */
  used: readonly ProvinceId[];
  onChange: (row: CoverageRow) => void;
}

function RowCells({ row, place, isTwice, used, onChange }: RowCellsProps) {
  const name = provinceName(row.province);
  return (
    <>
      <th scope="row">
        <span className={css({ srOnly: true })}>{name}</span>
        <Select
          aria-label={copy.provinceOf(place)}
          value={row.province}
          onChange={({ currentTarget }) => onChange({ ...row, province: currentTarget.value as ProvinceId })}
        >
          {provinces.map(({ id, name: names }) => (
            <option key={id} value={id} disabled={id !== row.province && used.includes(id)}>
              {names[adminLanguage]}
            </option>
          ))}
        </Select>
        {isTwice && <p className={noteStyle}>{copy.twice}</p>}
      </th>
      {outletTypes.map((type, column) => (
        <td key={type}>
          <span aria-hidden="true" className={cellNameStyle}>
            {outletNames[type]}
          </span>
          <Select
            aria-label={copy.cell(name, outletNames[type])}
            value={row.levels[column]}
            onChange={({ currentTarget }) => {
              const level = coverageLevels.find((one) => String(one) === currentTarget.value) ?? 0;
              onChange({ ...row, levels: row.levels.map((one, i) => (i === column ? level : one)) });
            }}
          >
            {coverageLevels.map((level) => (
              <option key={level} value={level}>
                {copy.levels[level]}
              </option>
            ))}
          </Select>
        </td>
      ))}
    </>
  );
}

interface NoteProps {
  place: number;
  line: string;
  language: Language;
  suggested: CoverageRow | undefined;
  onMend: (row: CoverageRow) => void;
  onFocus: () => void;
  onBlur: () => void;
  onChange: (line: string) => void;
}

/** The field for a line of the text that is no row of the table. The site shows it below the table as it is. */
function Note({ place, line, language, suggested, onMend, onChange, ...focus }: NoteProps) {
  return (
    <div className={stackStyle}>
      <span aria-hidden="true" className={noteStyle}>
        {copy.note}
      </span>
      <TextInput
        {...focus}
        aria-label={`${copy.noteOf(place)}: ${copy.note}`}
        lang={language}
        dir="auto"
        value={line}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {suggested && (
        <Button
          variant="outline"
          size="s"
          aria-label={copy.of(copy.mend, line.trim())}
          onClick={() => onMend(suggested)}
        >
          {copy.mend}
        </Button>
      )}
    </div>
  );
}

function provinceName(province: ProvinceId): string {
  return provinces.find(({ id }) => id === province)?.name[adminLanguage] ?? province;
}

/**
 * Returns the row that a line was probably meant to be, if it names a province or has levels after a colon. A missing
 * level becomes 0, the lowest.
 */
function suggestedRow(line: string, used: readonly ProvinceId[]): CoverageRow | undefined {
  const written = withLatinDigits(line).toLowerCase();
  const named = provinces.find(
    ({ name }) => written.includes(name.en.toLowerCase()) || written.includes(name.ar),
  );
  const isOfRow = /:.*\d/.test(written);
  const province = named ?? (isOfRow ? provinces.find(({ id }) => !used.includes(id)) : undefined);
  if (!province) return undefined;
  const digits = (written.split(':')[1] ?? '').match(/\d/g) ?? [];
  const levels = outletTypes.map((_, i) => coverageLevels.find((level) => String(level) === digits[i]) ?? 0);
  return { province: province.id, levels };
}

const stackStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
const noteStyle = css({ textStyle: 'xs', color: 'fg.muted' });
/** A table on wide screens; elsewhere a row is a box of named choices. */
const tableStyle = css({
  display: 'block',
  width: 'full',
  textAlign: 'start',
  '& thead': { srOnly: true },
  '& tbody, & td, & th': { display: 'block' },
  '& tr': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    gap: '3',
    paddingBlock: '4',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
  },
  '& tbody th, & [colspan]': { gridColumn: '1 / -1' },
  xl: {
    display: 'table',
    '& thead': { srOnly: false, display: 'table-header-group' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& td, & th': { display: 'table-cell', padding: '1', textAlign: 'start' },
    '& thead th': { textStyle: 'xs' },
    '& select': { paddingInlineStart: '2', textStyle: 'xs' },
  },
});
const cellNameStyle = css({ textStyle: 'xs', color: 'fg.muted', xl: { display: 'none' } });
const actionsStyle = css({ display: 'flex' });
