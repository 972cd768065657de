import { mkdir, writeFile } from 'node:fs/promises';
import { languages } from '#shared/language.ts';
import { drawAuditorPhone } from './draw/auditor-phone.ts';
import { drawLoginWall, drawNotFoundWall, drawReportWall } from './draw/bay-walls.ts';
import { circleScenes } from './draw/circle-scenes.ts';
import { claims } from './draw/claims.ts';
import { closings } from './draw/closings.ts';
import { drawBarcode, drawSixtyOneFacings } from './draw/counts.ts';
import { drawCovers } from './draw/covers.ts';
import { features } from './draw/features.ts';
import { drawHeroFrame } from './draw/hero-story.ts';
import { drawReadingShelf } from './draw/hero-wall.ts';
import { drawAllServices, drawMenuPictures } from './draw/menu-pictures.ts';
import { drawOffer, drawSampling, drawVisibility } from './draw/scenes.ts';
import { drawAudit, drawCustom, drawMystery, drawPromotion, drawResearch } from './draw/services.ts';
import { miniShelves } from './draw/shelves/mini-shelves.ts';
import { drawEmptyShelf, drawTippedShelf } from './draw/shelves/state-shelves.ts';
import { drawTeamBadges } from './draw/team-badges.ts';
import { drawTileMap } from './draw/tile-map.ts';
import { optimise } from './optimise.ts';
import { assetFolder } from './paths.ts';

/** Returns pictures of one kind with their paths in a folder. */
const named = (folder: string, prefix: string, drawings: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${folder}/${prefix}-${name}`, drawing]),
  );

const drawEach = (drawings: Record<string, () => string>) =>
  Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, draw()]));

/** Returns every picture of the site by its file in `assets`, without `.svg`. */
function drawAll(): Record<string, string> {
  return {
    'hero/hero': drawHeroFrame(0),
    'hero/hero-shelf': drawReadingShelf(),
    'not-found-wall': drawNotFoundWall(),
    'login-wall': drawLoginWall(),
    'report-wall': drawReportWall(),
    'shelf-empty': drawEmptyShelf(),
    'shelf-tipped': drawTippedShelf(),
    'sixty-one-facings': drawSixtyOneFacings(),
    barcode: drawBarcode(420, 120),
    'auditor-phone': drawAuditorPhone(),
    offer: drawOffer(),
    sampling: drawSampling(),
    'team-badges': drawTeamBadges(),
    'visibility-tools': drawVisibility(),
    ...named('services', 'service', {
      audit: drawAudit(),
      promotion: drawPromotion(),
      mystery: drawMystery(),
      research: drawResearch(),
      custom: drawCustom(),
    }),
    'menu/all-services': drawAllServices(),
    'menu/services': drawMenuPictures(),
    ...named('mini', 'mini', drawEach(miniShelves)),
    ...named('closings', 'closing', closings),
    ...named('features', 'feature', features),
    ...named('claims', 'claim', drawEach(claims)),
    ...named('circles', 'circle', drawEach(circleScenes)),
    ...named(
      'maps',
      'tile-map',
      Object.fromEntries(languages.map((language) => [language, drawTileMap(language)])),
    ),
    ...named('covers', 'cover', drawCovers()),
  };
}

/** Writes every picture as an optimised SVG file. */
export async function writeImages(): Promise<void> {
  for (const [name, drawing] of Object.entries(drawAll())) {
    const file = new URL(`${name}.svg`, assetFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, optimise(drawing));
  }
}
