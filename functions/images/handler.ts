import { serve } from '#functions/http/serve.ts';
import { deletePicture, erasePicture, listPictures, restorePicture, updatePicture } from './library.ts';
import {
  finishImageUpload,
  readImageForm,
  startImageUpload,
  uploadContentImage,
  uploadImage,
} from './uploads.ts';
import { findEarlierUses, findPictureUses, replacePicture } from './uses.ts';

const uploads = { startImageUpload, finishImageUpload, uploadImage, uploadContentImage };
const library = {
  ...{ listPictures, updatePicture },
  ...{ findPictureUses, findEarlierUses, replacePicture },
  ...{ deletePicture, restorePicture, erasePicture },
};

export const handler = serve('images', { ...uploads, ...library }, readImageForm);
