export { Button, IconButton } from './elements.tsx'
