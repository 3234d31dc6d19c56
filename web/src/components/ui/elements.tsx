import { badge, card, choice, pageColumn, skeleton } from '#styled-system/recipes'
import { styled } from './styled.tsx'

export const Badge = styled('span', badge)

export const Card = styled('div', card)

/** A toggle button; `aria-pressed` says whether it is chosen. */
export const Choice = styled('button', choice, { type: 'button' })

/** The page's column, into which every full-width band puts its content. */
export const Container = styled('div', pageColumn)

/** A quiet gray shape in place of something that is loading. Give it the size of what comes. */
export const Skeleton = styled('span', skeleton, { 'aria-hidden': true })
