import '../../shared/signage/styles/signage-base.css';
import { createRoot } from 'react-dom/client';
import { SignagePage } from './signage-page.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to draw into.');

createRoot(root).render(<SignagePage path={location.pathname} search={location.search} />);
