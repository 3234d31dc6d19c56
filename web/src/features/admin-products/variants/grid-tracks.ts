import { css } from '#styled-system/css'

/** Six narrow tracks on a phone, two or three of which make a cell; a table's columns where there is room. */
export const gridTracks = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@container (min-width: 500px)': {
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1.5fr) repeat(3, minmax(0, 1fr)) 44px',
  },
})
