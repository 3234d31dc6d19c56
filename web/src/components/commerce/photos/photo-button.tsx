import { UPLOAD_TYPES } from '@bartan/contract/images/rules'
import { ImagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { css, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'

const styles = {
  label: css({
    justifySelf: 'start',
    cursor: 'pointer',
    minH: 'tap',
    _focusWithin: { outline: '2px solid', outlineColor: 'teal' },
  }),
}

type PhotoButtonProps = {
  isDisabled: boolean
  onChoose: (files: readonly File[]) => void
  children: ReactNode
}

/** Chooses pictures, or takes one with the phone's camera. */
export const PhotoButton = ({ isDisabled, onChoose, children }: PhotoButtonProps) => (
  <label className={cx(button({ variant: 'outline', size: 'sm' }), styles.label)}>
    <ImagePlus aria-hidden size={18} />
    {children}
    <VisuallyHidden>
      <input
        type="file"
        multiple
        disabled={isDisabled}
        accept={UPLOAD_TYPES.join(',')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
    </VisuallyHidden>
  </label>
)
