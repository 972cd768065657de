import type { ScriptsEvent } from '../events.ts';
import { answer } from './answer.ts';

/**
 * Tells a deployment which inline scripts the policy has to allow: those of its own pages, and of the pages that are read
 * until it leads visitors to those. A roll-back is a deployment like any other.
 * @throws when it cannot be told
 */
export async function allowScripts(event: ScriptsEvent): Promise<void> {
  const { ResourceProperties, OldResourceProperties } = event;
  const hashes = new Set([...ResourceProperties.Scripts, ...(OldResourceProperties?.Scripts ?? [])]);
  const Sources = Array.from(hashes, (hash) => `'${hash}'`).join(' ');
  await answer(event, 'allowed-scripts', { success: true, attributes: { Sources } });
}
