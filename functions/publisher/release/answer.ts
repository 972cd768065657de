import type { DeploymentEvent, ScriptsEvent } from '../events.ts';

/** What CloudFormation knows a resource by. It stays the same from release to release: another would have the old one deleted. */
export type PhysicalId = 'published-release' | 'allowed-scripts';

const reasonMaxLength = 1000;

/** How something that was asked for ended, for CloudFormation. */
export type Ending =
  | { readonly success: true; readonly attributes?: Readonly<Record<string, string>> }
  | { readonly success: false; readonly reason: string };

/**
 * Tells CloudFormation how what it asked for ended.
 * @throws when it cannot be told
 */
export async function answer(event: DeploymentEvent, physicalId: PhysicalId, ending: Ending): Promise<void> {
  const { ResponseURL, StackId, RequestId, LogicalResourceId } = event;
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    // The address is signed for no type.
    headers: { 'content-type': '' },
    body: JSON.stringify({
      Status: ending.success ? 'SUCCESS' : 'FAILED',
      Reason: ending.success ? 'Done.' : ending.reason.slice(0, reasonMaxLength),
      PhysicalResourceId: physicalId,
      StackId,
      RequestId,
      LogicalResourceId,
      ...(ending.success && { Data: ending.attributes }),
    }),
  });
  if (!response.ok) throw new Error(`CloudFormation did not take the answer: ${response.status}`);
}

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
