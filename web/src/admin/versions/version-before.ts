import type { Line } from './version-list.tsx';

/** What was saved before a version: of what was typed and thrown away, the one it was typed over. */
export function versionBefore(versions: readonly Line[], chosen: Line): Line | undefined {
  const saved = versions.filter(({ state }) => state !== 'discarded');
  return saved.find(({ version }) =>
    chosen.state === 'discarded' ? version <= chosen.version : version < chosen.version,
  );
}
