import { LogOut } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { productListTexts } from '../../texts/product-list.ts';
import { signOut } from './sign-out.ts';

export function SignOutButton() {
  return (
    <Button onClick={signOut}>
      <LogOut size={16} strokeWidth={1.75} aria-hidden />
      {productListTexts.logout}
    </Button>
  );
}
