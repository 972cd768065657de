import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import cdk from '#cdk.json' with { type: 'json' };
import { readSettings } from '#infra/settings.ts';
import { addSite } from '#infra/site.ts';
import { compressedFolder } from '#shared/publishing/addresses.ts';
import { standInRenderer } from './renderer.ts';

export const functionsDir = join(import.meta.dirname, '../../functions');

const folder = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The inline script of every page of the site that is deployed here. */
export const inlineScript = "document.documentElement.dataset.ready = ''";

/** Returns a folder with a minimal built site. */
function builtSite(): string {
  const distDir = join(folder, 'dist');
  mkdirSync(join(distDir, 'assets'), { recursive: true });
  for (const inside of ['ar', 'admin', '.well-known', compressedFolder])
    mkdirSync(join(distDir, inside), { recursive: true });
  writeFileSync(join(distDir, 'assets', 'index-1a2b3c.js'), '');
  for (const file of ['robots.txt', 'icon.svg', '.well-known/security.txt']) {
    writeFileSync(join(distDir, file), '');
  }
  for (const page of ['index', 'contact', 'ar', 'ar/contact', '404', 'admin-panel', 'admin/login']) {
    writeFileSync(join(distDir, `${page}.html`), `<!doctype html><script>${inlineScript}</script>`);
  }
  return distDir;
}

/** Valid settings of production. */
export const production = {
  stage: 'production',
  siteUrl: 'https://www.shop.test',
  alarmEmail: 'none',
  mailFrom: 'site@shop.test',
};

/**
 * Returns the site's stack for a context, whose defaults are the settings of production. The functions are not bundled. The
 * files are removed after the test file.
 */
export function stackOf(context: Record<string, unknown> = {}, distDir = builtSite()): Stack {
  const app = new App({
    // All stacks of a test file share one folder, because the library's own assets are large.
    outdir: join(folder, 'cdk.out'),
    context: { ...cdk.context, ...production, ...context, 'aws:cdk:bundling-stacks': [] },
  });
  const renderer = standInRenderer(folder);
  return addSite(app, 'Site', readSettings(app.node), { distDir, renderer, functionsDir });
}

/** Returns the template of {@link stackOf}. */
export function templateOf(context?: Record<string, unknown>): Template {
  return Template.fromStack(stackOf(context));
}

/** Returns the template of the edge stack, with the resources that CloudFront requires in us-east-1. */
export function edgeTemplateOf(context?: Record<string, unknown>): Template {
  const edge = stackOf(context).dependencies.find((stack) => stack.stackName.endsWith('-Edge'));
  if (!edge) throw new Error('There is no edge stack');
  return Template.fromStack(edge);
}

/** Returns the template of the stack that watches the distribution. The context has to set `alarmEmail`. */
export function watchTemplateOf(context?: Record<string, unknown>): Template {
  return Template.fromStack(stackOf(context).node.root.node.findChild('Site-Watch') as Stack);
}

/** A part of a template, with CloudFormation's names. */
// biome-ignore lint/suspicious/noExplicitAny: JSON of a thousand resource types, of which no types are published; a test fails where it finds another thing than it says
export type Properties = Record<string, any>;

export interface TemplateResource {
  readonly Properties: Properties;
  readonly DeletionPolicy?: string;
  readonly DependsOn?: readonly string[];
}

/** Returns all resources of a type, by logical id. */
export function resourcesOf(template: Template, type: string): Record<string, TemplateResource> {
  return template.findResources(type) as Record<string, TemplateResource>;
}
