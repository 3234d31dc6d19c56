import { badge, card, choice, pageColumn, skeleton } from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const Badge = styled('span', badge)

export const Card = styled('div', card)

/** A toggle button; `aria-pressed` tells whether it is chosen. */
export const Choice = styled('button', choice, { type: 'button' })

/** The page's content column, also inside full-width bands. */
export const Container = styled('div', pageColumn)

/** A gray placeholder for loading content. Give it the content's size. */
export const Skeleton = styled('span', skeleton, { 'aria-hidden': true })
