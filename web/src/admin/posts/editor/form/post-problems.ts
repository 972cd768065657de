import { type FieldProblem, fieldProblems } from '#shared/api/endpoint/error.ts';
import type { Localized } from '#shared/language.ts';
import type { PostProblem } from '#shared/posts/fields.ts';
import { copy } from '#web/admin/posts/copy.en.ts';
import { postApis } from '#web/admin/posts/post-api.ts';
import { fieldsOf, type PostDefinition } from '#web/admin/posts/post-definition.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { firstProblems, type Problems } from '#web/lib/form/use-form.ts';
import type { PostValues } from '../post-drafts.ts';

/** Returns the problems that keep a post's values from being saved; empty when there are none. */
export function problemsOf(definition: PostDefinition, values: PostValues): Problems {
  const error = postApis[definition.kind].check(values);
  return error ? sentences(definition, fieldProblems(error)) : {};
}

/** Returns the problems of the fields that the server refused, as sentences. */
export function refusedFields(definition: PostDefinition, error: Error): Problems {
  const details = error instanceof ApiError ? error.problem?.details : undefined;
  return sentences(definition, details ?? []);
}

/** Returns the id of a field's control. */
export function controlId(name: string): string {
  return `post-${name}`;
}

const besides: Readonly<Record<string, Localized>> = {
  publishedAt: copy.fields.publishedAt,
  unpublishAt: copy.fields.unpublishAt,
};

function sentences(definition: PostDefinition, found: readonly FieldProblem[]): Problems {
  const fields = fieldsOf(definition);
  return Object.fromEntries(
    Object.entries(firstProblems(found)).map(([name, problem]) => {
      const known = fields.find((field) => field.name === name);
      const { en: label } = known?.field.label ?? besides[name] ?? copy.fields.image;
      const sentence = copy.problems[problem as PostProblem] ?? copy.problems.invalid;
      return [name, sentence(known?.isArabic ? copy.inArabic(label) : label)];
    }),
  );
}
