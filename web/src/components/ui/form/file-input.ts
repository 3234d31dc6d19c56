import { css } from '#styled-system/css'

/** Styles the browser's button in an Input of type "file" like the shop's own. */
export const fileInput = css({
  '&::file-selector-button': {
    mr: '3',
    px: '3',
    py: '1',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'teal.deep',
    bg: 'teal.tint',
    borderWidth: '0',
    borderRadius: 'sm',
    cursor: 'pointer',
  },
})
