interface LogoMarkProps {
  /** Colour of the facings and the rail. */
  colour: string;
  /** Colour of the third facing; without it that facing is a gap, drawn as an outline. */
  accent?: string;
  width?: number;
}

/** Four facings on a rail, the third one singled out. Decorative: the brand's name stands beside it. */
export function LogoMark({ colour, accent, width = 34 }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 34 30" width={width} height={(width * 30) / 34} aria-hidden="true">
      <path fill={colour} d="M1 4h6.6v20H1zM9.2 4h6.6v20H9.2zM25.6 4h6.6v20h-6.6zM0 25.4h33.6V29H0z" />
      {accent ? (
        <path fill={accent} d="M17.4 4H24v20h-6.6z" />
      ) : (
        <path fill="none" stroke={colour} strokeWidth="2" d="M18.4 5H23v18h-4.6z" />
      )}
    </svg>
  );
}
