import { Duration } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';

export interface WebAclProps {
  readonly endpoints: readonly Endpoint[];
}

/** The window in which the requests of an IP address are counted, and how long a blocked client is told to wait. */
const window = Duration.minutes(5);
/**
 * The limit of all requests: pages, assets, pictures, the API. An office shares one IP address: twenty open pages of the admin
 * area send 150 requests each in that time, and thirty first views of a page thirty requests each.
 */
const maxRequests = 4000;
/** The limit of messages, sign-ins and newsletter addresses: many people behind one IP address send a few each. */
const maxForms = 60;
/** The values that determine the cost of a flood. */
export const webAclLimits = { requests: maxRequests, rules: 2 };
const sentence = 'Too many requests came from your network; please try again in five minutes.';

/**
 * Blocks an IP address that sends far more requests than people do, before they cost anything or use up the limits of
 * the routes. CloudFront needs it in us-east-1.
 */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { endpoints }: WebAclProps) {
    super(scope, id);
    const forms = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET');
    const { attrArn } = new CfnWebACL(this, 'Resource', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: measuredAs('WebAcl'),
      customResponseBodies: {
        forms: { contentType: 'APPLICATION_JSON', content: refusal(forms) },
        requests: { contentType: 'APPLICATION_JSON', content: refusal(endpoints) },
      },
      rules: [
        limit('forms', 0, maxForms, forms.map(pathOf)),
        // One rule for everything, since each costs a dollar a month.
        limit('requests', 1, maxRequests),
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

/** `paths` limits the rule to requests for these paths. @default all */
function limit(name: string, priority: number, max: number, paths?: readonly Path[]): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    visibilityConfig: measuredAs(name),
    statement: {
      rateBasedStatement: {
        limit: max,
        aggregateKeyType: 'IP',
        evaluationWindowSec: window.toSeconds(),
        ...(paths && { scopeDownStatement: { orStatement: { statements: paths.map(isPath) } } }),
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

/** The API decodes `%63ontact` to `contact`, so escapes are decoded first. */
function isPath({ text, whole }: Path): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: whole ? 'EXACTLY' : 'STARTS_WITH',
      searchString: text,
      textTransformations: [{ priority: 0, type: 'URL_DECODE' }],
    },
  };
}

/** Keeps counts but no sampled requests, which would show visitors' IP addresses and sessions in the console. */
function measuredAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
