import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Text inputs, selects and text areas alike. */
export const fieldRecipe = defineRecipe({
  base: {
    w: 'full',
    minH: 'tap',
    px: '3',
    py: '2',
    // 16 px at least: iOS zooms the page into any smaller field.
    fontSize: 'md',
    lineHeight: 'snug',
    color: 'ink',
    bg: 'paper',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'teal' },
    _focusVisible: { borderRadius: 'md', outlineOffset: '0' },
    _invalid: { borderColor: 'danger' },
    _readOnly: { bg: 'sand', borderColor: 'line', color: 'ink.soft' },
    _disabled: { bg: 'sand', color: 'ink.faint' },
  },
})
