import { Duration } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';
import { webAclLimits } from './web-acl-limits.ts';

export interface WebAclProps {
  readonly endpoints: readonly Endpoint[];
  /** How many requests for pages, assets and pictures all visitors together may send in five minutes. @default no limit */
  readonly edgeLimit?: number;
}

/** The window in which the requests of an IP address are counted, and how long a blocked client is told to wait. */
const window = Duration.minutes(5);
/** The limit of messages, sign-ins and newsletter addresses: many people behind one IP address send a few each. */
const maxForms = 60;
const sentence = 'Too many requests came from your network; please try again in five minutes.';
const sentenceToAll = 'The site gets too many requests at the moment; please try again in five minutes.';

/**
 * Blocks an IP address that sends far more requests than people do, before they cost anything or use up the limits of
 * the routes. CloudFront needs it in us-east-1.
 */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { endpoints, edgeLimit }: WebAclProps) {
    super(scope, id);
    const forms = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET');
    const { attrArn } = new CfnWebACL(this, 'Resource', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: measuredAs('WebAcl'),
      customResponseBodies: {
        forms: { contentType: 'APPLICATION_JSON', content: refusal(forms) },
        requests: { contentType: 'APPLICATION_JSON', content: refusal(endpoints) },
        ...(edgeLimit !== undefined && {
          all: { contentType: 'APPLICATION_JSON', content: JSON.stringify({ error: sentenceToAll }) },
        }),
      },
      rules: [
        limit('forms', 0, maxForms, { orStatement: { statements: forms.map(pathOf).map(isPath) } }),
        // One rule for everything, since each rule costs a dollar a month.
        limit('requests', 1, webAclLimits.requests),
        // This rule comes after the rules per IP address, so it does not count requests that those refuse. It does not count
        // requests to the API either, whose routes have their own limits: so pages that are already open can still send and
        // save.
        ...(edgeLimit === undefined
          ? []
          : [limitAll('all', 2, edgeLimit, { notStatement: { statement: ofApi } })]),
      ],
    });
    this.arn = attrArn;
  }
}

/** Returns the body of a refusal that fits the failure forms of all these endpoints. */
function refusal(endpoints: readonly Endpoint[]): string {
  const forms = endpoints.map(({ failure = defaultFailure }) => failure.from({ error: sentence }));
  return JSON.stringify(Object.assign({}, ...forms));
}

interface Path {
  readonly text: string;
  /** True if the text is the whole path, false if it is a prefix. */
  readonly whole: boolean;
}

function pathOf({ path }: Endpoint): Path {
  const [text = path] = path.split('{', 1);
  return { text, whole: text === path };
}

type Limit = (
  name: string,
  priority: number,
  max: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
) => CfnWebACL.RuleProperty;

/** Limits the requests of each IP address, either all requests or those that match a statement. */
const limit: Limit = (...of) => limitBy('IP', ...of);
/** Limits the requests that match a statement, of all IP addresses together. */
const limitAll: Limit = (...of) => limitBy('CONSTANT', ...of);

function limitBy(
  aggregateKeyType: 'IP' | 'CONSTANT',
  ...[name, priority, max, scopeDownStatement]: Parameters<Limit>
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    visibilityConfig: measuredAs(name),
    statement: {
      rateBasedStatement: {
        ...{ limit: max, aggregateKeyType, evaluationWindowSec: window.toSeconds() },
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: name,
          responseHeaders: [
            { name: 'Retry-After', value: String(window.toSeconds()) },
            { name: 'Cache-Control', value: 'no-store' },
          ],
        },
      },
    },
  };
}

/**
 * Returns the statement that matches a path. The API decodes `%63ontact` to `contact`, so escapes are decoded before
 * the comparison.
 */
function isPath({ text, whole }: Path): CfnWebACL.StatementProperty {
  return matchPath(whole ? 'EXACTLY' : 'STARTS_WITH', text, ['URL_DECODE']);
}

/**
 * A path belongs to the API only if it begins with `/api/` both as it was sent and after decoding: `/api/../` and
 * `/%61pi/` lead to files.
 */
const ofApi: CfnWebACL.StatementProperty = {
  andStatement: {
    statements: [['NONE'], ['URL_DECODE', 'NORMALIZE_PATH']].map((types) =>
      matchPath('STARTS_WITH', '/api/', types),
    ),
  },
};

function matchPath(
  positionalConstraint: string,
  searchString: string,
  transformations: readonly string[],
): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      ...{ fieldToMatch: { uriPath: {} }, positionalConstraint, searchString },
      textTransformations: transformations.map((type, priority) => ({ priority, type })),
    },
  };
}

/** Keeps counts but no sampled requests, which would show visitors' IP addresses and sessions in the console. */
function measuredAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
