import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { openAquariumWindow } from './openAquariumWindow.ts';

/** Opens the aquarium or a place in it: its own window where there is room for one, else this tab. */
export function useOpenAquarium(href = paths.aquarium.getHref()): () => void {
  const navigate = useNavigate();
  return () => {
    if (!openAquariumWindow(href)) void navigate(href);
  };
}
