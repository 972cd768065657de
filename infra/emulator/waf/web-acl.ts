import { type HttpRequest, type HttpResponse, headersFrom } from '../http/http-message.ts';
import type { Stack } from '../template/stack.ts';
import { type RateBasedStatement, type RateRule, rateRule } from './rate.ts';
import { compileStatement, onlyEntry, onlyKnown, type Statement } from './statement.ts';

interface CustomResponse {
  readonly ResponseCode: number;
  readonly CustomResponseBodyKey?: string;
  readonly ResponseHeaders?: readonly { readonly Name: string; readonly Value: string }[];
}
interface CustomResponseBody {
  readonly ContentType: string;
  readonly Content: string;
}
type Action = Readonly<Record<string, { readonly CustomResponse?: CustomResponse }>>;
interface Rule {
  readonly Name: string;
  readonly Priority: number;
  readonly Action: Action;
  readonly Statement: Statement;
}
interface WebAclProperties {
  readonly Scope: string;
  readonly DefaultAction: Action;
  readonly CustomResponseBodies?: Readonly<Record<string, CustomResponseBody>>;
  readonly Rules?: readonly Rule[];
}

/** A web ACL: returns the answer to a request that it blocks at `now`, in milliseconds. */
export type WebAcl = (request: HttpRequest, now: number) => HttpResponse | undefined;

const contentTypes: Record<string, string> = {
  APPLICATION_JSON: 'application/json',
  TEXT_PLAIN: 'text/plain',
  TEXT_HTML: 'text/html',
};

/** Returns the web ACL with this ARN, for a distribution. Throws if something is not emulated. */
export function readWebAcl(stack: Stack, arn: string): WebAcl {
  const found = stack
    .resources<WebAclProperties>('AWS::WAFv2::WebACL')
    .find(({ name }) => arn.split('/').includes(name));
  if (!found) throw new Error(`The web ACL ${arn} is not in the template.`);
  const { properties } = found;
  onlyKnown(
    properties,
    [
      'Name',
      'Description',
      'Scope',
      'DefaultAction',
      'CustomResponseBodies',
      'Rules',
      'VisibilityConfig',
      'Tags',
    ],
    'The definition',
  );
  if (properties.Scope !== 'CLOUDFRONT') throw new Error(`The web ACL ${arn} is not one for CloudFront.`);
  const rules = [...(properties.Rules ?? [])]
    .sort((one, other) => one.Priority - other.Priority)
    .map((rule) => compileRule(rule, properties));
  const otherwise = outcomeOf(properties.DefaultAction, properties);
  return (request, now) => {
    for (const { matches, outcome } of rules) {
      if (outcome !== 'count' && matches(request, now)) return outcome === 'allow' ? undefined : outcome;
      if (outcome === 'count') matches(request, now);
    }
    return typeof otherwise === 'string' ? undefined : otherwise;
  };
}

type Outcome = 'allow' | 'count' | HttpResponse;

function compileRule(rule: Rule, acl: WebAclProperties): { matches: RateRule; outcome: Outcome } {
  onlyKnown(rule, ['Name', 'Priority', 'Action', 'Statement', 'VisibilityConfig'], `The rule ${rule.Name}`);
  const { RateBasedStatement: rate } = rule.Statement;
  return {
    matches: rate ? rateRule(rate as RateBasedStatement) : compileStatement(rule.Statement),
    outcome: outcomeOf(rule.Action, acl),
  };
}

function outcomeOf(action: Action, { CustomResponseBodies: bodies = {} }: WebAclProperties): Outcome {
  const [name, options] = onlyEntry(action, 'The action');
  if (name === 'Allow' || name === 'Count') {
    onlyKnown(options, [], `The action ${name}`);
    return name === 'Allow' ? 'allow' : 'count';
  }
  if (name !== 'Block') throw new Error(`The web ACL action ${name} is not known locally.`);
  onlyKnown(options, ['CustomResponse'], 'The action Block');
  return blockedBy(options.CustomResponse, bodies);
}

function blockedBy(
  custom: CustomResponse | undefined,
  bodies: Readonly<Record<string, CustomResponseBody>>,
): HttpResponse {
  if (!custom) {
    return {
      status: 403,
      headers: headersFrom({ 'content-type': 'text/html' }),
      body: Buffer.from('Forbidden'),
    };
  }
  onlyKnown(custom, ['ResponseCode', 'CustomResponseBodyKey', 'ResponseHeaders'], 'A custom response');
  const { ResponseCode: status, CustomResponseBodyKey: key, ResponseHeaders: given = [] } = custom;
  const body = key === undefined ? undefined : bodies[key];
  if (key !== undefined && !body) throw new Error(`The web ACL has no body ${key}.`);
  const type = body && contentTypes[body.ContentType];
  if (body && !type)
    throw new Error(`The type ${body.ContentType} of a web ACL's body is not known locally.`);
  return {
    status,
    headers: headersFrom({
      ...(type && { 'content-type': type }),
      ...Object.fromEntries(given.map(({ Name, Value }) => [Name, Value])),
    }),
    body: Buffer.from(body?.Content ?? ''),
  };
}
