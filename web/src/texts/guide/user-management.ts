import { heading, list, note, steps, text, type GuideSection } from './guide-blocks.ts';

export const userManagement: GuideSection = {
  id: 'user-management',
  title: 'User management',
  blocks: [
    note(
      'admin',
      'The button *Users* is at the top of [Retail Products](/admin), for administrators only. Or [open user management](/admin?dialog=users) directly.',
    ),
    heading('Add a user'),
    steps(
      'Press *Users*, then *Add User*.',
      'Enter a *Username*. It cannot be changed later.',
      'Enter a *Password*. The meter only gives advice (at least 12 characters, upper and lower case, digits and special characters, no patterns), unless administrators set a rule for new passwords under [Security](/admin/settings?tab=security).',
      'Choose the *Role* and, with several stores, the *Stores*; then press *Create user*. Give the user the password in person.',
    ),
    list(
      '{role:admin} can do everything; with only some stores, everything that concerns only these.',
      '{role:order} can view everything except the pages for administrators, and move restaurant orders one step forward: for the kitchen or warehouse desk.',
      '{role:read-only} can view everything except the pages for administrators, and change nothing. It is the default for new users.',
    ),
    text(
      '[Overview](#overview) has the full table. Give each person their own user: the price history, the timelines of orders and *View Audit Log* under [Security](/admin/settings?tab=security) show who did what.',
    ),
    heading('Change or delete a user'),
    list(
      'Leave the password blank to keep the current one.',
      'A new password, role or choice of stores signs the user out everywhere; if you change your own password, the session you use stays open.',
      'Deleting a user signs them out immediately. Their actions remain in the log.',
      'You cannot delete your own user. The last administrator of all stores cannot be deleted, given another role or limited to some stores.',
      'A user who forgot a password asks an administrator for a new one. To change your own, press your name at the top of any page, then *Change Password*. Administrators also find it under [Security](/admin/settings?tab=security).',
    ),
    heading('Passwords'),
    list(
      'Change passwords every 90 days, and immediately if one was shared, seen or typed on an untrusted device, or if a person who knew it leaves.',
      'Do not use the same password elsewhere. The login screen works with password managers.',
      'Passwords cannot be looked up, not even by administrators.',
    ),
    heading('Sessions'),
    text(
      'A user can be signed in on several devices. A session ends after 30 minutes without activity, and 12 hours after signing in. *Logout* ends only the session of this device.',
    ),
    note(
      'admin',
      '[Security](/admin/settings?tab=security) lists *Open sessions* with device, address and last use. *End session* ends one of them; *Invalidate All Sessions* asks for your password and signs out everyone but you.',
    ),
  ],
};
