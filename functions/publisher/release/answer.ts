import type { DeploymentEvent, InlineEvent } from '../events.ts';

/**
 * The physical id of the resource for CloudFormation. It must stay the same from release to release: with another id
 * CloudFormation would delete the old resource.
 */
export type PhysicalId = 'published-release' | 'allowed-inline';

const reasonMaxLength = 1000;

/** The outcome of a request, for CloudFormation. */
export type Ending =
  | { readonly success: true; readonly attributes?: Readonly<Record<string, string>> }
  | { readonly success: false; readonly reason: string };

/**
 * Reports the outcome of a request to CloudFormation.
 *
 * @throws if that fails
 */
export async function answer(event: DeploymentEvent, physicalId: PhysicalId, ending: Ending): Promise<void> {
  const { ResponseURL, StackId, RequestId, LogicalResourceId } = event;
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    // The URL is signed without a content type.
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
 * Reports to a deployment which inline scripts and styles the content security policy has to allow: those of its own
 * pages, and those of the pages that visitors see until then. A roll-back is a deployment like any other.
 *
 * @throws if that fails
 */
export async function allowInline(event: InlineEvent): Promise<void> {
  const { ResourceProperties: now, OldResourceProperties: before } = event;
  const sources = (name: 'Scripts' | 'Styles') =>
    [...new Set([...now[name], ...(before?.[name] ?? [])])].map((hash) => `'${hash}'`).join(' ');
  const attributes = { Scripts: sources('Scripts'), Styles: sources('Styles') };
  await answer(event, 'allowed-inline', { success: true, attributes });
}
