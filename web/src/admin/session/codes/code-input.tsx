import type { ComponentProps } from 'react';

interface CodeInputProps extends ComponentProps<'input'> {
  /** Of what keyboard the code is typed with: digits, or letters too. */
  inputMode: 'numeric' | 'text';
}

/** The field of a one-time code, which password managers and phones fill in. */
export function CodeInput(props: CodeInputProps) {
  return (
    <input
      {...props}
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
