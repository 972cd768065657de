import { serve } from '#functions/http/serve.ts';
import { readImageForm } from './read-image-form.ts';
import { finishImageUpload, uploadContentImage, uploadImage } from './uploads.ts';

export const handler = serve('images', { uploadImage, uploadContentImage, finishImageUpload }, readImageForm);
