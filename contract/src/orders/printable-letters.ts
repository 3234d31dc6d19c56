/** The letters of the PDFs' main font: Latin and Devanagari, and the rupee sign. */
/* oxlint-disable no-misleading-character-class -- single letters are tested, not clusters. */
export const MAIN_LETTERS =
  /[ -~\u00A0-\u0107\u010A-\u011B\u011E-\u0123\u0128-\u0131\u0136\u0137\u0139-\u0148\u014C-\u015B\u015E-\u0165\u0168-\u017E\u0218-\u021B\u02BC\u0901-\u0903\u0905-\u090D\u090F-\u0911\u0913-\u0928\u092A-\u0933\u0935-\u0939\u093C-\u0945\u0947-\u0949\u094B-\u094D\u0950\u0958-\u095E\u0960-\u0970\u0972\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u2044\u20AC\u20B9\u2122\u2212]/

/** Letters of other scripts, by the font that has them: those of India's 22 scheduled languages. */
export const LETTERS_BY_FONT = {
  bengali:
    /[\u0980-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09FE]/,
  tamil:
    /[\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BFA]/,
  gujarati:
    /[\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AF1\u0AF9-\u0AFF]/,
  gurmukhi:
    /[\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75]/,
  kannada:
    /[\u0C80-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDD\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1-\u0CF3]/,
  malayalam:
    /[\u0D00-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4F\u0D54-\u0D63\u0D66-\u0D7F]/,
  odia: /[\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B77]/,
  telugu:
    /[\u0C01-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58\u0C59\u0C60-\u0C63]/,
  arabic: /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF]/,
  olchiki: /[\u1C50-\u1C7F]/,
  meetei: /[\uAAE0-\uAAF6\uABC0-\uABED\uABF0-\uABF9]/,
} as const

export type ScriptFont = keyof typeof LETTERS_BY_FONT

const ALL = [MAIN_LETTERS, ...Object.values(LETTERS_BY_FONT)]

/** Blanks, and characters that are not drawn, such as joiners and the marks within an emoji. */
const WITHOUT_SHAPE = /[\s\p{Default_Ignorable_Code_Point}]/u

/** The letters of texts that no font of the PDFs has: they are left out there, which the desk says before it prints. */
export const unprintableIn = (texts: readonly string[]): string[] => [
  ...new Set(
    Array.from(texts.join('').normalize('NFC')).filter(
      (letter) => !WITHOUT_SHAPE.test(letter) && !ALL.some((letters) => letters.test(letter)),
    ),
  ),
]
