DROP INDEX "leagues_game";--> statement-breakpoint
DROP INDEX "players_team";--> statement-breakpoint
DROP INDEX "series_league";--> statement-breakpoint
CREATE INDEX "leagues_game" ON "leagues" USING btree ("game_id","id");--> statement-breakpoint
CREATE INDEX "players_team" ON "players" USING btree ("current_team_id","id");--> statement-breakpoint
CREATE INDEX "series_league" ON "series" USING btree ("league_id","id");