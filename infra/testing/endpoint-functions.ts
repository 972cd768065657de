import { expect } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf({ siteUrl: 'https://site.shop.test' });
const functions = resourcesOf(template, 'AWS::Lambda::Function');

/** Returns the properties of the function of an endpoint group, in the synthesized template. */
export function functionOf(group: string) {
  return functionNamed(`${group}function`);
}

/** Returns the properties of the function whose logical id has this prefix. */
function functionNamed(beginning: string) {
  const [id] = Object.keys(functions).filter((name) => name.startsWith(beginning));
  const properties = functions[id ?? '']?.Properties;
  if (!properties) throw new Error(`There is no function ${beginning}…`);
  return properties;
}

interface Statement {
  readonly Action: string | string[];
  readonly Resource: object | object[];
  readonly Condition?: { 'ForAllValues:StringLike'?: { 'dynamodb:LeadingKeys'?: string | string[] } };
}

function statementsOf(beginning: string): Statement[] {
  const role = functionNamed(beginning).Role['Fn::GetAtt'][0];
  return Object.values(resourcesOf(template, 'AWS::IAM::Policy'))
    .filter(({ Properties }) => Properties.Roles.some((one: { Ref: string }) => one.Ref === role))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
}

/** Returns the permissions of an endpoint group's function, in the form of {@link grantsOfFunction}. */
export function grantsOf(group: string): string[] {
  return grantsOfFunction(`${group}function`);
}

/**
 * Returns the permissions of the function whose logical id has this prefix, such as `dynamodb:GetItem on DataTable of blog,
 * news`. The kinds of items after `of` are those that a condition allows.
 */
export function grantsOfFunction(beginning: string): string[] {
  return statementsOf(beginning).flatMap(({ Action, Resource, Condition }) =>
    [Action]
      .flat()
      .flatMap((action) =>
        [Resource].flat().map((resource) => `${action} on ${nameOf(resource)}${kindsOf(Condition)}`),
      ),
  );
}

/** Returns ` of` and the allowed kinds of items. The patterns of partition keys come in pairs: `kind` and `kind#*`. */
function kindsOf(condition: Statement['Condition']): string {
  const patterns = [condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] ?? []].flat();
  const kinds = patterns.filter((pattern) => patterns.includes(`${pattern}#*`));
  expect(patterns).toHaveLength(2 * kinds.length);
  return kinds.length > 0 ? ` of ${kinds.join(', ')}` : '';
}

/**
 * Returns the name of a resource: `Data…` for the table, `Data…/index/gsi1` for an index, `Data…/stream` for the stream, `*`
 * for everything.
 */
function nameOf(resource: object): string {
  const parts = /\["(\w+)","(Stream)?Arn"\]|"Ref":"(MailSender\w+)"|"(\/[^"]+|\*)"|":(identity\/[^"]+)"/g;
  return [...JSON.stringify(resource).matchAll(parts)]
    .map(([, arn, stream, id = arn, path, identity]) =>
      id ? id.replace(/[0-9A-F]{8}$/, '') + (stream ? '/stream' : '') : (path ?? identity ?? ''),
    )
    .join('');
}
