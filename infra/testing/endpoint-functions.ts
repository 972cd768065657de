import { expect } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf({ siteUrl: 'https://site.shop.test' });
const functions = resourcesOf(template, 'AWS::Lambda::Function');

/** The properties of the function of an endpoint group, in the synthesized template. */
export function functionOf(group: string) {
  const [id] = Object.keys(functions).filter((name) => name.startsWith(`${group}function`));
  const properties = functions[id ?? '']?.Properties;
  if (!properties) throw new Error(`There is no function for ${group}`);
  return properties;
}

interface Statement {
  readonly Action: string | string[];
  readonly Resource: object | object[];
  readonly Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } };
}

function statementsOf(group: string): Statement[] {
  const role = functionOf(group).Role['Fn::GetAtt'][0];
  return Object.values(resourcesOf(template, 'AWS::IAM::Policy'))
    .filter(({ Properties }) => Properties.Roles.some((one: { Ref: string }) => one.Ref === role))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

/** What a group's function may do, such as `dynamodb:GetItem on DataTable of blog, news`, with the kinds of items a condition leaves. */
export function grantsOf(group: string): string[] {
  return statementsOf(group).flatMap(({ Action, Resource, Condition }) =>
    [Action]
      .flat()
      .flatMap((action) =>
        [Resource].flat().map((resource) => `${action} on ${nameOf(resource)}${kindsOf(Condition)}`),
      ),
  );
}

/** The patterns of partition keys come in pairs: a kind, and what begins with it. */
function kindsOf(condition: Statement['Condition']): string {
  const patterns = [condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []].flat();
  const kinds = patterns.filter((pattern) => patterns.includes(`${pattern}#*`));
  expect(patterns).toHaveLength(2 * kinds.length);
  return kinds.length > 0 ? ` of ${kinds.join(', ')}` : '';
}

/** `Data…` for the table, `Data…/index/gsi1` for its index. */
function nameOf(resource: object): string {
  return [...JSON.stringify(resource).matchAll(/\["(\w+)","Arn"\]|"Ref":"(MailSender\w+)"|"(\/[^"]+)"/g)]
    .map(([, arn, id = arn, path]) => id?.replace(/[0-9A-F]{8}$/, '') ?? path ?? '')
    .join('');
}
