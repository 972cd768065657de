import type { Template } from 'aws-cdk-lib/assertions';
import { type Properties, resourcesOf, templateOf, watchTemplateOf } from './synthesize.ts';

/** Settings with which the stack has every alarm. */
export const watchedSettings = {
  alarmEmail: 'ops@example.com',
  siteUrl: 'https://www.shop.test',
  domainName: 'www.shop.test',
  certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1',
};

/** The templates of the stacks with alarms, with all alarms. */
export const watchedTemplates: readonly Template[] = [
  templateOf(watchedSettings),
  watchTemplateOf(watchedSettings),
];

/** Returns the properties of a template's alarms, by the alarm's name without the name of the stack. */
export function alarmsOf(template: Template): ReadonlyMap<string, Properties> {
  return new Map(
    Object.values(resourcesOf(template, 'AWS::CloudWatch::Alarm')).map(({ Properties }) => [
      String(Properties.AlarmName).replace(/^Site-(Watch-)?/, ''),
      Properties,
    ]),
  );
}
