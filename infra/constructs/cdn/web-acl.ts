import { Duration } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { defaultFailure } from '#shared/api/endpoint/error.ts';

export interface WebAclProps {
  readonly endpoints: readonly Endpoint[];
}

/** How far back the requests of an address are counted, and for how long it is told to wait. */
const window = Duration.minutes(5);
/** A page that stays open asks 150 times in that time, and an office shares one address. */
const mostRequests = 3000;
/** Messages, sign-ins and newsletter addresses: many people at one address send a few each. */
const mostForms = 60;
const sentence = 'Too many requests came from your network; please try again in five minutes.';

/**
 * Holds off an address that sends far more than people do, before it costs anything or uses up what the routes let
 * through for everybody. CloudFront takes it only from us-east-1.
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
        limit('forms', 0, mostForms, forms.map(pathOf)),
        limit('requests', 1, mostRequests, firstSegments(endpoints)),
      ],
    });
    this.arn = attrArn;
  }
}

/** The body by which all of these endpoints tell of a failure, each in the form it declares. */
function refusal(endpoints: readonly Endpoint[]): string {
  const forms = endpoints.map(({ failure = defaultFailure }) => failure.from({ error: sentence }));
  return JSON.stringify(Object.assign({}, ...forms));
}

interface Path {
  readonly text: string;
  /** The text is all of it, or only how it begins. */
  readonly whole: boolean;
}

function pathOf({ path }: Endpoint): Path {
  const [text = path] = path.split('{', 1);
  return { text, whole: text === path };
}

function firstSegments(endpoints: readonly Endpoint[]): Path[] {
  const texts = new Set(endpoints.map(({ path }) => `/${path.split('/')[1]}/`));
  return [...texts].map((text) => ({ text, whole: false }));
}

function limit(name: string, priority: number, most: number, paths: readonly Path[]): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    visibilityConfig: measuredAs(name),
    statement: {
      rateBasedStatement: {
        limit: most,
        aggregateKeyType: 'IP',
        evaluationWindowSec: window.toSeconds(),
        scopeDownStatement: { orStatement: { statements: paths.map(isPath) } },
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

/** The API takes `%63ontact` for `contact`, so escapes are resolved first. */
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

/** Counts are kept, what was sent is not: it would show visitors' addresses and sessions in the console. */
function measuredAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
