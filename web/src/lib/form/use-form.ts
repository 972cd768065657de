import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type FieldProblem, fieldProblems } from '#shared/api/endpoint/error.ts';
import { ApiError } from '../api-client.ts';

/** The first problem of each field, by the field's name. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** The error that `send` throws for problems of fields that neither the schema nor the server has found. */
export class FieldsRefused extends Error {
  override readonly name = 'FieldsRefused';
  readonly details: readonly FieldProblem[];

  constructor(details: readonly FieldProblem[]) {
    super(details.map(({ field, problem }) => `${field}: ${problem}`).join(', '));
    this.details = details;
  }
}

interface FormOptions<Body> {
  /** The schema of the body, or a function that loads it, called when the visitor begins to type. */
  schema: z.ZodMiniType<Body> | (() => Promise<z.ZodMiniType<Body>>);
  /** Returns the body in the form. @default its fields by name */
  read?: (form: HTMLFormElement) => unknown;
  /** Sends a valid body. An error it throws is the form's `failure`, unless it is about fields. */
  send: (body: Body, form: HTMLFormElement) => Promise<unknown>;
  /** Called when sending failed for a reason outside of the form. */
  onFailure?: (failure: unknown) => void;
}

/**
 * Returns the state and handlers of a form: editing, sending, then sent or failed. Its fields are uncontrolled. An
 * invalid body is not sent; the first field with a problem, found here or by the server, gets the focus.
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

  /** A missing value may still be typed; a value that is too long is reported at once. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const check = () => {
      const problem = loaded.current && problemsOf(loaded.current, read(currentTarget))[name];
      setProblems(({ [name]: _, ...others }) =>
        problem === 'too-long' ? { ...others, [name]: problem } : others,
      );
    };
    check();
    // A schema that cannot be loaded is reported when the form is sent.
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

  /** Returns to editing after any result. */
  const edit = () => setStatus((now) => (now === 'sending' ? now : 'editing'));

  return { form, status, problems, failure, onInput, onSubmit, edit };
}

function detailsOf(thrown: unknown): readonly FieldProblem[] | undefined {
  if (thrown instanceof FieldsRefused) return thrown.details;
  return thrown instanceof ApiError ? thrown.problem?.details : undefined;
}

/** Returns the problems of an input by field; empty if it is valid. */
export function problemsOf(schema: z.ZodMiniType, input: unknown): Problems {
  const { error } = schema.safeParse(input);
  return error ? firstProblems(fieldProblems(error)) : {};
}

/** Returns the first problem of each field. */
export function firstProblems(found: readonly FieldProblem[]): Problems {
  return Object.fromEntries([...found].reverse().map(({ field, problem }) => [field, problem]));
}

/** Moves the focus to the form's first field with a problem. */
export function focusFirst(form: HTMLFormElement, problems: Problems): void {
  const names = [...form.elements].map((element) => element.getAttribute('name') ?? '');
  const first = names.findIndex((name) => problems[name] !== undefined);
  const field = form.elements[first];
  if (field instanceof HTMLElement) field.focus();
}

function fieldsByName(form: HTMLFormElement): unknown {
  return Object.fromEntries(new FormData(form));
}
