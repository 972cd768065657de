import { serve } from '#functions/http/serve.ts';
import { finishImageUpload } from './finish-image-upload.ts';
import { readImageForm } from './read-image-form.ts';
import { uploadContentImage } from './upload-content-image.ts';
import { uploadImage } from './upload-image.ts';

export const handler = serve('images', { uploadImage, uploadContentImage, finishImageUpload }, readImageForm);
