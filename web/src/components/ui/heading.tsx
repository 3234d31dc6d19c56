import type { ComponentProps, ElementType } from 'react'
import { css, cx } from '#styled-system/css'
import { heading } from '#styled-system/recipes'
import { styled } from './styled.tsx'

const styles = {
  hidden: css({ srOnly: true }),
}

/** `size` sets the look, `as` the heading level: `<Heading as="h1" size="page">`. */
export const Heading = styled('h2', heading)

type VisuallyHiddenProps<E extends ElementType> = Omit<ComponentProps<E>, 'as'> & { as?: E }

/** For screen readers only. */
export const VisuallyHidden = <E extends ElementType = 'span'>({
  as,
  className,
  ...props
}: VisuallyHiddenProps<E>) => {
  const Element: ElementType = as ?? 'span'
  return <Element {...props} className={cx(styles.hidden, className)} />
}
