import { formatNumber } from '#web/admin/lib/language/formats.ts';

export const copy = {
  none: 'No image set',
  address: 'Image URL',
  choose: 'Upload image',
  hint: 'Or drop or paste it here. JPG, PNG, GIF or WebP, up to 5 MB; larger photos, up to 25 MB, are made smaller.',
  notThere: 'No picture could be loaded from this address: check it, or upload the picture.',
  tooSmall: (width: number, height: number) =>
    `This picture is only ${width} x ${height} pixels: in its place it will look blurred.`,
  uploading: (number: number, of: number) =>
    of === 1 ? 'Uploading' : `Uploading ${formatNumber(number)} of ${formatNumber(of)}`,
  waiting: 'Waiting for the picture',
  uploaded: 'Image uploaded successfully.',
  uploadedSeveral: (count: number) => `${formatNumber(count)} images uploaded successfully.`,
  failed: 'Failed to upload image.',
  refused: {
    'too-large': 'File Too Large: Please select an image smaller than 5MB',
    type: 'Choose a JPG, PNG, GIF or WebP picture.',
    heic: 'This is a HEIC picture, which this browser cannot open: export it as JPG, or on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  },
  fromLibrary: 'From the library',
};
