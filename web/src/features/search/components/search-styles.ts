import { css } from '#styled-system/css'

/** Shared by the search field and its placeholder, against layout shift. */
export const searchStyles = {
  form: css({ display: 'flex', alignItems: 'center', gap: '1', w: 'full' }),
  field: css({ position: 'relative', flex: '1' }),
  input: css({
    borderRadius: 'full',
    _focusVisible: { borderRadius: 'full' },
    pl: '4',
    pr: '12',
    '&::-webkit-search-cancel-button': { display: 'none' },
  }),
}
