import { describe, expect, test } from 'vitest';
import { drawHeroFrame, heroSeconds } from './hero-story.ts';

const gaps = (frame: string) => frame.split('stroke-dasharray').length - 1;

describe('the hero loop', () => {
  test('ends with the frame it began with', () => {
    expect(drawHeroFrame(heroSeconds)).toBe(drawHeroFrame(0));
  });

  test('shows facings sell out and come back', () => {
    expect(gaps(drawHeroFrame(5))).toBeGreaterThan(gaps(drawHeroFrame(0)));
    expect(gaps(drawHeroFrame(9.8))).toBe(gaps(drawHeroFrame(0)));
  });

  test('contains no bracket, which the page lays over it', () => {
    expect(drawHeroFrame(3)).not.toContain('stroke-width="3"');
  });

  test('contains no text, so that it can be mirrored for Arabic', () => {
    expect(drawHeroFrame(3)).not.toContain('<text');
  });
});
