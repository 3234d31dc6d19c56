import { useLayoutEffect, useRef, type ComponentProps, type ElementType } from 'react'
import { Link } from 'react-router-dom'
import { css, cva, cx } from '#styled-system/css'
import {
  badge,
  button,
  card,
  choice,
  heading,
  iconButton,
  pageColumn,
  skeleton,
  textLink,
} from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const Badge = styled('span', badge)

export const Card = styled('div', card)

/** The page's content column, also inside full-width bands. */
export const Container = styled('div', pageColumn)

/** A gray placeholder for loading content. Give it the content's size. */
export const Skeleton = styled('span', skeleton, { 'aria-hidden': true })

/** What is said beside, or below, what matters. */
export const Note = styled('p', cva({ base: { color: 'ink.soft', fontSize: 'sm' } }))

/** `size` sets the look, `as` the heading level: `<Heading as="h1" size="page">`. */
export const Heading = styled('h2', heading)

export const TextLink = styled(Link, textLink)

/** An external, phone or mail link. */
export const OutsideLink = styled('a', textLink)

/** A link that looks like a button, for an action on another page. */
export const ButtonLink = styled(Link, button)

export const Button = styled('button', button, { type: 'button' })

/** A button with only an icon; `aria-label` names it. */
export const IconButton = styled('button', iconButton, { type: 'button' })

/** A toggle button; `aria-pressed` tells whether it is chosen. */
export const Choice = styled('button', choice, { type: 'button' })

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean }

/**
 * A button disabled while its action runs. Browsers remove the focus from a disabled element; this one gets it back
 * afterwards, unless the focus has moved elsewhere, such as to an invalid field.
 */
export const BusyButton = ({ isBusy, disabled, ...props }: BusyButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // In the layout phase, before the browser removes the focus.
  useLayoutEffect(() => {
    if (isBusy) hadFocus.current = document.activeElement === ref.current
    else if (hadFocus.current) {
      hadFocus.current = false
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    }
  }, [isBusy])
  return <Button {...props} ref={ref} disabled={isBusy || disabled} />
}

type VisuallyHiddenProps<E extends ElementType> = Omit<ComponentProps<E>, 'as'> & { as?: E }

/** For screen readers only. */
export const VisuallyHidden = <E extends ElementType = 'span'>({
  as,
  className,
  ...props
}: VisuallyHiddenProps<E>) => {
  const Element: ElementType = as ?? 'span'
  return <Element {...props} className={cx(css({ srOnly: true }), className)} />
}
