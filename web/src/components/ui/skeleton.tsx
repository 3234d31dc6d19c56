import { skeleton } from '#styled-system/recipes'
import { styled } from './styled.tsx'

/** A quiet grey shape in place of something that is loading. Give it the size of what comes. */
export const Skeleton = styled('span', skeleton, { 'aria-hidden': true })
