import { css } from '#styled-system/css'

/** Of an Input of type "file": the browser's own button, styled like the shop's. */
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
