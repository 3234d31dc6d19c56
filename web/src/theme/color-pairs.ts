/** A colour's name as it is written in styles: `ink.soft`, `teal/8`. */
type Name = string

/**
 * What may be read on what. WCAG 2.2 wants 4.5 : 1 of text (1.4.3); a ground that is not listed has no text on it.
 * Disabled controls and placeholders of fields that carry a label are exempt there, and are kept readable here.
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
  ['danger', ['white']],
  ['danger.deep', ['white']],
  ['scene.saffron', ['ink', 'ink.soft']],
  ['scene.teal', ['ink', 'ink.soft']],
  ['scene.sand', ['ink', 'ink.soft', 'teal']],
]

/** Edges, icons and bars that carry meaning, at 3 : 1 (1.4.11): of what can be pressed, of focus, of a chart. */
export const GRAPHIC_PAIRS: readonly (readonly [ground: Name, shapes: readonly Name[]])[] = [
  ['ground', ['line.strong', 'teal', 'danger', 'star']],
  ['paper', ['line.strong', 'teal', 'danger', 'warning', 'success', 'star']],
  ['sand', ['teal']],
  ['sand.deep', ['teal']],
  ['teal.tint', ['teal']],
  ['teal.night', ['saffron', 'white']],
  ['teal.deep', ['saffron', 'white']],
]

/** Lines between things, and tints of what says itself in words as well: nothing is lost with them. */
export const DECORATION: readonly Name[] = [
  'line',
  'night.line',
  'star.empty',
  'sand.light',
  'backdrop',
]
