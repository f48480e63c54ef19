import { heading, list, note, steps, text, type GuideSection } from './guide-blocks.ts';

export const userManagement: GuideSection = {
  id: 'user-management',
  title: 'User management',
  blocks: [
    note(
      'admin',
      'The button *Users* stands at the top of [Retail Products](/admin) and is shown to administrators only. [Open user management](/admin?dialog=users) leads straight to it.',
    ),
    heading('Add somebody'),
    steps(
      'Press *Users*, then *Add User*.',
      'Enter a *Username*. It cannot be changed later.',
      'Enter a *Password*. The meter gives advice and forbids nothing, unless administrators set a rule for new passwords under [Security](/admin/settings?tab=security): at least 12 characters, capital and small letters, digits and special characters, no patterns.',
      'Choose the *Role* and press *Create user*. Hand the password over in person.',
    ),
    list(
      '{role:admin} may do everything.',
      '{role:order} may look, and move restaurant orders one step forward: for the kitchen or warehouse desk.',
      '{role:read-only} may look at everything that is not for administrators, and change nothing. It is what a new user gets unless you choose another role.',
    ),
    text(
      '[Overview](#overview) has the full table. Give everybody a user of their own: the price history and the timelines of orders name who did what, and so does *View Audit Log* under [Security](/admin/settings?tab=security).',
    ),
    heading('Change or delete somebody'),
    list(
      'Leave the password blank to keep the current one.',
      'A new password signs the user out everywhere, but leaves you signed in where you give yourself one. A new role signs out everywhere.',
      'Deleting a user signs them out at once. What they did stays recorded.',
      'You cannot delete your own user, and the last administrator can be neither deleted nor given another role.',
      'Whoever forgot a password asks an administrator for a new one. Everybody changes their own: press your name at the top of [Product Management](/admin), then *Change Password*. Administrators find it under [Security](/admin/settings?tab=security) too.',
    ),
    heading('Passwords'),
    list(
      'Change them every 90 days, and at once when one was shared, seen, typed on a machine you do not trust, or when somebody who knew it leaves.',
      'Use a password nowhere else. A password manager may fill it in: the login screen lets it.',
      'Nobody can look up a password here, administrators included.',
    ),
    heading('Sessions'),
    text(
      'A user may be signed in on several devices. Each session ends 30 minutes after the last thing it asked of the server and 12 hours after signing in. *Logout* ends the session of this device only.',
    ),
    note(
      'admin',
      '[Security](/admin/settings?tab=security) lists *Open sessions* with device, address and last use. *End session* signs one out; *Invalidate All Sessions* asks for your password and signs out everybody but you.',
    ),
  ],
};
