/** A color's name as written in styles: `ink.soft`, `teal/8`. */
type Name = string

/**
 * Texts that may be used on each background. WCAG 2.2 requires 4.5 : 1 for text (1.4.3); backgrounds that aren't
 * listed carry no text. Disabled controls and placeholders of labelled fields are exempt there, but stay legible
 * here.
 */
export const TEXT_PAIRS: readonly (readonly [ground: Name, texts: readonly Name[]])[] = [
  ['ground', ['ink', 'ink.soft', 'ink.faint', 'teal', 'teal.deep', 'danger', 'success', 'warning']],
  [
    'paper',
    [
      'ink',
      'ink.soft',
      'ink.faint',
      'teal',
      'teal.deep',
      'danger',
      'success',
      'warning',
      'print.ink',
    ],
  ],
  ['sand', ['ink', 'ink.soft', 'ink.faint', 'teal', 'danger']],
  ['teal.mist', ['ink', 'ink.soft', 'ink.faint', 'teal', 'teal.deep', 'danger']],
  ['teal.tint', ['ink', 'teal.deep', 'teal']],
  ['teal.tint.deep', ['teal.deep']],
  ['teal', ['white']],
  ['teal.deep', ['white', 'saffron', 'night.soft', 'night.danger']],
  ['teal.night', ['white', 'saffron', 'night.soft', 'night.faint', 'night.danger']],
  ['saffron', ['ink']],
  ['saffron.deep', ['ink']],
  ['saffron.tint', ['ink', 'warning']],
  ['success.tint', ['ink', 'success']],
  ['warning.tint', ['ink', 'warning']],
  ['danger.tint', ['ink', 'danger']],
  ['ink', ['white']],
  ['danger', ['white']],
  ['danger.deep', ['white']],
  ['scene.saffron', ['ink', 'ink.soft']],
  ['scene.teal', ['ink', 'ink.soft']],
  ['scene.sand', ['ink', 'ink.soft', 'teal']],
]

/** Borders, icons and bars that carry meaning: controls, focus and charts, at 3 : 1 (1.4.11). */
export const GRAPHIC_PAIRS: readonly (readonly [ground: Name, shapes: readonly Name[]])[] = [
  ['ground', ['line.strong', 'teal', 'danger', 'star']],
  ['paper', ['line.strong', 'teal', 'danger', 'warning', 'success', 'star']],
  ['sand', ['teal']],
  ['sand.deep', ['teal']],
  ['teal.tint', ['teal']],
  ['teal.night', ['saffron', 'white']],
  ['teal.deep', ['saffron', 'white']],
]

/** Dividers, and tints of things that text says as well: no information is lost without them. */
export const DECORATION: readonly Name[] = [
  'line',
  'night.line',
  'star',
  'star.empty',
  'sand.light',
  'backdrop',
  'success',
]
