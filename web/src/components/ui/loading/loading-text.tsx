import { cva } from '#styled-system/css'
import { useText } from '../texts.ts'

const text = cva({
  base: { display: 'block', color: 'ink.soft', fontSize: 'sm' },
  variants: {
    look: {
      plain: {},
      /** Over a skeleton, so that it takes no space and causes no layout shift. */
      pill: {
        position: 'absolute',
        top: '6',
        left: '50%',
        translate: '-50% 0',
        zIndex: 'raised',
        px: '4',
        py: '2',
        fontWeight: 'medium',
        bg: 'paper',
        borderRadius: 'full',
        boxShadow: 'md',
      },
      hidden: { srOnly: true },
    },
  },
  defaultVariants: { look: 'plain' },
})

type LoadingTextProps = { children?: string; look?: 'plain' | 'pill' | 'hidden' }

/** The spec's loading text. An `output` is a live region: screen readers announce it. */
export const LoadingText = ({ children, look = 'plain' }: LoadingTextProps) => {
  const t = useText()
  return <output className={text({ look })}>{children ?? t('loading')}</output>
}
