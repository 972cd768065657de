/** Words around the upload of a picture. */
export const copy = {
  none: 'No image set',
  address: 'Image URL',
  choose: 'Upload image',
  hint: 'Or drop or paste it here. JPG, PNG, GIF or WebP, up to 5 MB.',
  notThere: 'No picture could be loaded from this address: check it, or upload the picture.',
  tooSmall: (width: number, height: number) =>
    `This picture is only ${width} x ${height} pixels: in its place it will look blurred.`,
  uploading: 'Uploading',
  waiting: 'Waiting for the picture',
  uploaded: 'Image uploaded successfully.',
  failed: 'Failed to upload image.',
  tooLarge: 'File Too Large: Please select an image smaller than 5MB',
  type: 'Choose a JPG, PNG, GIF or WebP picture.',
};
