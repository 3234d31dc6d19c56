import { css } from '#styled-system/css'

/**
 * The amounts beside each other, a price as wide as `1,29,999.50` on a phone of 360 px; before them the combination
 * where there is room for it.
 */
export const gridTracks = css({
  display: 'grid',
  gap: '2',
  gridTemplateColumns: 'repeat(2, minmax(0, 1.6fr)) minmax(0, 1fr)',
  '@container (min-width: 500px)': {
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1.4fr) repeat(2, minmax(0, 1.2fr)) minmax(0, 0.8fr) 44px',
  },
})
