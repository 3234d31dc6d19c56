import { defineRecipe, defineStyles } from '@pandacss/dev'
import { colors } from '../colors.ts'

const base = defineStyles({
  w: 'full',
  minH: 'tap',
  px: '3',
  py: '2',
  // At least 16 px: iOS zooms the page into any smaller field.
  fontSize: 'md',
  lineHeight: 'snug',
  color: 'ink',
  bg: 'paper',
  borderWidth: '1px',
  borderColor: 'line.strong',
  borderRadius: 'md',
  transition: 'quick',
  _hover: { borderColor: 'teal' },
  _focusVisible: { borderRadius: 'md', outlineOffset: '0' },
  _invalid: { borderColor: 'danger' },
  // Not Panda's `_readOnly`: `:read-only` also holds for every select.
  '&[readonly]': { bg: 'sand', borderColor: 'line', color: 'ink.soft' },
  _disabled: { bg: 'sand', color: 'ink.faint' },
})

export const field = defineRecipe({ className: 'field', base })

const CHEVRON = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='${encodeURIComponent(colors.ink.DEFAULT.value)}' stroke-width='2'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E")`

/** A native select with the shop's own arrow. */
export const select = defineRecipe({
  className: 'select',
  base: {
    ...base,
    appearance: 'none',
    pr: '10',
    textOverflow: 'ellipsis',
    bgImage: CHEVRON,
    bgRepeat: 'no-repeat',
    backgroundPosition: 'right 12px center',
  },
})

/** A native checkbox in the shop's color: it has all states, and respects high contrast. */
export const checkbox = defineRecipe({
  className: 'checkbox',
  base: { boxSize: '5', flexShrink: '0', accentColor: 'teal', cursor: 'pointer' },
})
