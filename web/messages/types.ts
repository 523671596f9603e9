// A message: text with {parameters} in braces, or one text for each plural form (chosen by the parameter {n} with
// Intl.PluralRules).
export type Message =
  | string
  | {
      readonly zero?: string;
      readonly one?: string;
      readonly two?: string;
      readonly few?: string;
      readonly many?: string;
      readonly other: string;
    };
