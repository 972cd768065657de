import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type FieldProblem, fieldProblems } from '#shared/api/endpoint/error.ts';
import { ApiError } from '../api-client.ts';

/** The first problem of each field, by the field's name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** What `send` throws for problems of fields that neither the schema nor the server has found. */
export class FieldsRefused extends Error {
  override readonly name = 'FieldsRefused';
  readonly details: readonly FieldProblem[];

  constructor(details: readonly FieldProblem[]) {
    super(details.map(({ field, problem }) => `${field}: ${problem}`).join(', '));
    this.details = details;
  }
}

interface FormOptions<Body> {
  /** The schema of the body, or the way to load it: it is loaded when the visitor begins to type. */
  schema: z.ZodMiniType<Body> | (() => Promise<z.ZodMiniType<Body>>);
  /** The body as the form has it now; without it, its fields by name. */
  read?: (form: HTMLFormElement) => unknown;
  /** Sends a body without problems. What it throws is the form's `failure`, unless it is about fields. */
  send: (body: Body, form: HTMLFormElement) => Promise<unknown>;
  /** Called when sending failed for a reason outside of the form. */
  onFailure?: (failure: unknown) => void;
}

/**
 * A form's life: editing, sending, then sent or failed. Its fields hold their own values, which nothing but the visitor
 * changes. A body with problems is not sent; the first field that has one, here or by the server, gets the focus.
 */
export function useForm<Body>({ schema, read = fieldsByName, send, onFailure }: FormOptions<Body>) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<'editing' | 'sending' | 'sent' | 'failed'>('editing');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<unknown>();

  const loaded = useRef(typeof schema === 'function' ? undefined : schema);
  const load = async () => {
    loaded.current ??= typeof schema === 'function' ? await schema() : schema;
    return loaded.current;
  };

  const refuse = (found: Problems) => {
    setStatus('editing');
    setProblems(found);
    if (form.current) focusFirst(form.current, found);
  };

  /** What is still missing may be on its way; what is too long is told at once. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const check = () => {
      const problem = loaded.current && problemsOf(loaded.current, read(currentTarget))[name];
      setProblems(({ [name]: _, ...others }) =>
        problem === 'too-long' ? { ...others, [name]: problem } : others,
      );
    };
    check();
    // A schema that cannot be loaded is a failure once the form is sent.
    if (!loaded.current) load().then(check, () => {});
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (status === 'sending') return;
    if (!loaded.current) setStatus('sending');
    try {
      const { data, error } = (loaded.current ?? (await load())).safeParse(read(currentTarget));
      if (error) return refuse(firstProblems(fieldProblems(error)));
      setProblems({});
      setStatus('sending');
      await send(data, currentTarget);
      setStatus('sent');
    } catch (thrown) {
      const details = detailsOf(thrown);
      if (details) return refuse(firstProblems(details));
      setStatus('failed');
      setFailure(thrown);
      onFailure?.(thrown);
    }
  };

  /** Back to editing, from whatever came of sending. */
  const edit = () => setStatus((now) => (now === 'sending' ? now : 'editing'));

  return { form, status, problems, failure, onInput, onSubmit, edit };
}

function detailsOf(thrown: unknown): readonly FieldProblem[] | undefined {
  if (thrown instanceof FieldsRefused) return thrown.details;
  return thrown instanceof ApiError ? thrown.problem?.details : undefined;
}

/** What keeps an input from being a schema's, by field; nothing when it is one. */
export function problemsOf(schema: z.ZodMiniType, input: unknown): Problems {
  const { error } = schema.safeParse(input);
  return error ? firstProblems(fieldProblems(error)) : {};
}

/** Of several problems of a field, the first. */
export function firstProblems(found: readonly FieldProblem[]): Problems {
  return Object.fromEntries([...found].reverse().map(({ field, problem }) => [field, problem]));
}

/** Moves the focus into the form's first field that has a problem. */
export function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const names = [...form.elements].map((element) => element.getAttribute('name') ?? '');
  const first = names.findIndex((name) => problems[name] !== undefined);
  const field = form.elements[first];
  if (field instanceof HTMLElement) field.focus();
}

function fieldsByName(form: HTMLFormElement): unknown {
  return Object.fromEntries(new FormData(form));
}
