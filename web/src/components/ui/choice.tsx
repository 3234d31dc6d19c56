import { choice } from '#styled-system/recipes'
import { styled } from './styled.tsx'

/** A toggle button; `aria-pressed` says whether it is chosen. */
export const Choice = styled('button', choice, { type: 'button' })
