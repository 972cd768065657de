import type { TemplateResource } from '../template/cloud-assembly.ts';
import { Stack } from '../template/stack.ts';

/** Returns a stack made of the given resources, named `Site`, in `us-east-1`. */
export function stackOf(
  resources: Record<string, TemplateResource>,
  assets = new Map<string, string>(),
): Stack {
  return new Stack(
    { stacks: [{ stackName: 'Site', template: { Resources: resources } }], assets },
    { stackUuid: 'u-1', region: 'us-east-1', accountId: '000000000000' },
  );
}

/** Returns the resources of a role named `Site-<id>` that may do `actions` on `resource`, if a given condition holds. */
export function roleThatMay(
  id: string,
  actions: readonly string[],
  resource: unknown,
  condition?: object,
): Record<string, TemplateResource> {
  return {
    [id]: { Type: 'AWS::IAM::Role' },
    [`${id}Policy`]: {
      Type: 'AWS::IAM::Policy',
      Properties: {
        Roles: [{ Ref: id }],
        PolicyDocument: {
          Statement: [
            {
              Effect: 'Allow',
              Action: actions,
              Resource: resource,
              ...(condition && { Condition: condition }),
            },
          ],
        },
      },
    },
  };
}
