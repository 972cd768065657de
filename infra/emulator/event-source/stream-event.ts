import type { Change, StreamViewType } from '../stream/change.ts';

/** A stream by its ARN, with the contents of its records. */
export interface StreamDescription {
  readonly arn: string;
  readonly region: string;
  readonly view: StreamViewType;
}

/** Returns the event with which a function gets changes. */
export function streamEvent(changes: readonly Change[], stream: StreamDescription) {
  return { Records: changes.map((change) => streamRecord(change, stream)) };
}

function streamRecord(change: Change, { arn, region, view }: StreamDescription) {
  const { key, oldImage, newImage } = change;
  const images = { ...(newImage && { NewImage: newImage }), ...(oldImage && { OldImage: oldImage }) };
  return {
    eventID: change.id,
    eventName: change.name,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: region,
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(change.at / 1000),
      Keys: key,
      ...images,
      SequenceNumber: String(change.sequence),
      SizeBytes: Buffer.byteLength(JSON.stringify({ key, ...images })),
      StreamViewType: view,
    },
    eventSourceARN: arn,
    ...(change.by === 'expiry' && {
      userIdentity: { type: 'Service', principalId: 'dynamodb.amazonaws.com' },
    }),
  };
}
